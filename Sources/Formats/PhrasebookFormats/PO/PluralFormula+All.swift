internal import Phrasebook

extension PluralFormula {
  /// The formulas of all languages with rules in CLDR; the first that fits is used. Conditions are
  /// spelled as in the manual of GNU gettext ("Plural forms") if it has the language.
  static let all: [PluralFormula] = [
    PluralFormula([:]),
    PluralFormula([.one: "n==1"]),
    PluralFormula([.one: "n<=1"]),
    PluralFormula([.one: "n==1", .many: million]),
    PluralFormula([.one: "n<=1", .many: million]),
    PluralFormula([.one: slavicOne, .few: slavicFew], rest: .many),
    PluralFormula([.one: slavicOne, .few: slavicFew]),
    PluralFormula([.one: "n==1", .few: slavicFew], rest: .many),
    PluralFormula([.one: "n==1", .few: "n>=2 && n<=4"]),
    PluralFormula([.one: slavicOne, .few: "n%10>=2 && (n%100<10 || n%100>=20)"]),
    PluralFormula([.zero: "n%10==0 || n%100>=11 && n%100<=19", .one: slavicOne]),
    PluralFormula([.one: slavicOne]),
    PluralFormula([.one: "n==1", .few: "n==0 || n%100>0 && n%100<20"]),
    PluralFormula([.one: "n%100==1", .two: "n%100==2", .few: "n%100==3 || n%100==4"]),
    PluralFormula([.one: "n==1", .two: "n==2"]),
    PluralFormula([.one: "n==1", .two: "n==2", .many: "n>10 && n%10==0"]),
    PluralFormula([.one: "n==1", .two: "n==2", .few: "n>2 && n<7", .many: "n>6 && n<11"]),
    PluralFormula([
      .one: "n==1 || n==11", .two: "n==2 || n==12", .few: "n>2 && n<20",
    ]),
    PluralFormula([
      .zero: "n==0", .one: "n==1", .two: "n==2", .few: "n%100>=3 && n%100<=10", .many: "n%100>=11",
    ]),
    PluralFormula([
      .zero: "n==0", .one: "n==1", .two: "n==2", .few: "n==3", .many: "n==6",
    ]),
    PluralFormula([
      .one: "n==1", .two: "n==2", .few: "n==0 || n%100>=3 && n%100<=10",
      .many: "n%100>=11 && n%100<=19",
    ]),
    PluralFormula([
      .one: "n==1", .few: "n==0 || n%100>=2 && n%100<=10", .many: "n%100>=11 && n%100<=19",
    ]),
    PluralFormula([.zero: "n==0", .one: "n==1"]),
    PluralFormula([.one: "n<=1", .few: "n<=10"]),
    PluralFormula([.one: "n<=1 || n>=11 && n<=99"]),
    PluralFormula([.one: "n<=3 || n%10!=4 && n%10!=6 && n%10!=9"]),
    PluralFormula([.one: "n%10==1", .two: "n%10==2", .few: "n%20==0"]),
    PluralFormula([
      .one: "n%10==1 && n%100!=11 && n%100!=71 && n%100!=91",
      .two: "n%10==2 && n%100!=12 && n%100!=72 && n%100!=92",
      .few: "(n%10==3 || n%10==4 || n%10==9) && (n%100<10 || n%100>19) "
        + "&& (n%100<70 || n%100>79) && (n%100<90 || n%100>99)",
      .many: million,
    ]),
    PluralFormula([
      .zero: "n==0", .one: "n==1",
      .two: "n%100==2 || n%100==22 || n%100==42 || n%100==62 || n%100==82 || n%1000==0 "
        + "&& (n%100000>=1000 && n%100000<=20000 || n%100000==40000 || n%100000==60000 "
        + "|| n%100000==80000) || n%1000000==100000",
      .few: "n%100==3 || n%100==23 || n%100==43 || n%100==63 || n%100==83",
      .many: "n%100==1 || n%100==21 || n%100==41 || n%100==61 || n%100==81",
    ]),
  ]

  private static let slavicOne = "n%10==1 && n%100!=11"
  private static let slavicFew = "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20)"
  private static let million = "n!=0 && n%1000000==0"
}
