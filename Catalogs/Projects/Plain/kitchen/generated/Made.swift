let made = tr("Fait par une machine", comment: "")
