;;; phrasebook.el --- String Catalogs with eglot -*- lexical-binding: t -*-

;;; Commentary:

;; Starts `phrasebook lsp' for String Catalogs, Swift and Objective-C.

;;; Code:

(require 'eglot)

(defvar phrasebook-command '("phrasebook" "lsp")
  "The program that is the language server, with its arguments.")

(defvar phrasebook-hints nil
  "The language of inlay hints, such as \"de\"; nil for none.")

(define-derived-mode phrasebook-catalog-mode prog-mode "Catalog"
  "Major mode for String Catalogs, which are JSON."
  (setq-local indent-tabs-mode nil
              comment-start ""
              comment-end ""))

(unless (fboundp 'swift-mode)
  (define-derived-mode phrasebook-swift-mode prog-mode "Swift"
    "Major mode for Swift if no other one is installed.")
  (add-to-list 'auto-mode-alist '("\\.swift\\'" . phrasebook-swift-mode)))

(add-to-list 'auto-mode-alist '("\\.xcstrings\\'" . phrasebook-catalog-mode))

(defun phrasebook-contact (&rest _)
  "The command that eglot starts, with its options."
  (append phrasebook-command
          (list :initializationOptions
                (list :inlayHintLanguage (or phrasebook-hints "")))))

;; One server manages the buffers of all these modes.
(add-to-list 'eglot-server-programs
             (cons '(phrasebook-catalog-mode phrasebook-swift-mode swift-mode objc-mode)
                   #'phrasebook-contact)
             t)

(provide 'phrasebook)
;;; phrasebook.el ends here
