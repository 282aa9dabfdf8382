/// The keys that are looked up in turn. Literals, as keys are in programs: such a `String` is passed on
/// without counting references.
enum SampleKeys {
  static let all = [
    "settings.account.title", "settings.address.title", "settings.alarm.title",
    "settings.album.title", "settings.archive.title", "settings.battery.title",
    "settings.bluetooth.title", "settings.bookmark.title", "settings.calendar.title",
    "settings.camera.title", "settings.category.title", "settings.channel.title",
    "settings.clipboard.title", "settings.comment.title", "settings.contact.title",
    "settings.country.title", "settings.currency.title", "settings.device.title",
    "settings.download.title", "settings.draft.title", "settings.export.title",
    "settings.favorite.title", "settings.filter.title", "settings.folder.title",
    "settings.gallery.title", "settings.history.title", "settings.import.title",
    "settings.inbox.title", "settings.invoice.title", "settings.keyboard.title",
    "settings.label.title", "settings.language.title", "settings.library.title",
    "settings.license.title", "settings.location.title", "settings.message.title",
    "settings.microphone.title", "settings.network.title", "settings.notification.title",
    "settings.order.title", "settings.password.title", "settings.payment.title",
    "settings.photo.title", "settings.playlist.title", "settings.privacy.title",
    "settings.profile.title", "settings.receipt.title", "settings.reminder.title",
    "settings.report.title", "settings.search.title", "settings.security.title",
    "settings.session.title", "settings.shipping.title", "settings.storage.title",
    "settings.subscription.title", "settings.support.title", "settings.template.title",
    "settings.theme.title", "settings.timer.title", "settings.trash.title",
    "settings.update.title", "settings.username.title", "settings.video.title",
    "settings.weather.title",
  ]
}
