/// Characters that only one of the two writings of Chinese has, of those that apps use most; the
/// ones that traditional writing has, too, in another sense, are left out.
enum ChineseVariants {
  static let simplified = Set(pairs.map(\.simplified))
  static let traditional = Set(pairs.map(\.traditional))

  private static let pairs: [(simplified: Unicode.Scalar, traditional: Unicode.Scalar)] = {
    let simplified =
      "开关设选择无为个这们时间应过还对错误请输删编辑显图标题视频链连网络账号码验证书写读语订阅购买费务载"
      + "储档数据库类别项复制剪贴预览缩窗键盘鼠标屏击双动态拟试测发现问题启动运行终检查"
    let traditional =
      "開關設選擇無為個這們時間應過還對錯誤請輸刪編輯顯圖標題視頻鏈連網絡賬號碼驗證書寫讀語訂閱購買費務載"
      + "儲檔數據庫類別項復製剪貼預覽縮窗鍵盤鼠標屏擊雙動態擬試測發現問題啟動運行終檢查"
    return zip(simplified.unicodeScalars, traditional.unicodeScalars)
      .filter { $0 != $1 && !shared.contains($0) && !shared.contains($1) }
      .map { ($0, $1) }
  }()

  /// Characters that both writings have.
  private static let shared: Set<Unicode.Scalar> = ["复", "復", "制", "製", "别", "別", "为", "為", "启"]
}

extension Language {
  /// Whether Chinese is written in traditional characters; nil for other languages.
  var isTraditionalChinese: Bool? {
    guard base == "zh" else { return nil }
    let parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    if parts.contains("hant") { return true }
    if parts.contains("hans") { return false }
    if parts.contains("tw") || parts.contains("hk") || parts.contains("mo") { return true }
    return false
  }
}
