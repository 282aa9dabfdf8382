public import Phrasebook

/// What is said at the counter.
public enum Receipt {
  public static func loaves(_ loaves: Int, bags: Int) -> Phrase {
    .Receipt.loaves(loaves: loaves, bags: bags)
  }

  public static func total(_ price: Double, shop: String) -> Phrase {
    .Receipt.total(price: price, shop: shop)
  }
}
