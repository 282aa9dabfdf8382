;;; eglot.el --- uses the language server as a person would in Emacs -*- lexical-binding: t -*-

;; PHRASEBOOK is the command, PROJECT the folder, OUT the file to write: a line for each thing seen.

(package-initialize)
(require 'phrasebook)
(require 'flymake)
(require 'xref)

(setq phrasebook-command (list (getenv "PHRASEBOOK") "lsp" "--no-cache")
      eglot-sync-connect 60
      eglot-connect-timeout 60
      eglot-confirm-server-initiated-edits nil
      make-backup-files nil
      create-lockfiles nil
      xref-prompt-for-identifier nil)

;; A person confirms edits of several files.
(fset 'y-or-n-p (lambda (&rest _) t))

(defvar project-folder (file-name-as-directory (getenv "PROJECT")))

;; The folder of the package, without a repository around it.
(setq project-find-functions (list (lambda (_) (cons 'transient project-folder))))

(defun say (name value)
  (write-region (format "%s: %s\n" name value) nil (getenv "OUT") t 'quiet))

(defun wait-for (name condition)
  (let ((end (+ (float-time) 60)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (unless (funcall condition)
      (say "timeout" name)
      (kill-emacs 0))))

(defun go-to (text offset)
  (goto-char (point-min))
  (search-forward text)
  (goto-char (+ (match-beginning 0) offset)))

(condition-case problem
    (let ((source (concat project-folder "Sources/Shop/CartView.swift"))
          (catalog (concat project-folder "Sources/Shop/Resources/Localizable.xcstrings")))
      (find-file source)
      (apply #'eglot--connect (eglot--guess-contact))
      (wait-for "client" (lambda () (eglot-current-server)))
      (unless eglot--managed-mode (eglot--managed-mode 1))
      (find-file catalog)
      (wait-for "managed" (lambda () (eglot-current-server)))
      (wait-for "diagnostics"
                (lambda () (flymake-start) (flymake-diagnostics)))
      (say "catalog diagnostics"
           (mapcar (lambda (one) (plist-get (cdr (assq 'eglot-lsp-diag (flymake-diagnostic-data one)))
                                            :code))
                   (flymake-diagnostics)))

      (find-file source)
      (go-to "\"cart.title\"" 3)
      (let ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                    (eglot--TextDocumentPositionParams))))
        (say "hover" (and (string-match-p "Der Wagen"
                                          (plist-get (plist-get hover :contents) :value))
                          t)))
      (call-interactively #'xref-find-definitions)
      (say "definition" (file-name-nondirectory (buffer-file-name)))

      (go-to "Wagen  hier" 2)
      (let ((before (buffer-string))
            (actions (eglot-code-actions (point) (point))))
        (seq-doseq (action actions)
          (when (equal (plist-get action :title) "Fix double-space")
            (undo-boundary)
            (eglot--apply-workspace-edit (plist-get action :edit))
            (undo-boundary)))
        (say "fixed" (and (string-match-p "Wagen hier" (buffer-string)) t))
        (let ((last-command 'ignore)) (undo))
        ;; Eglot sends changes when Emacs is idle, which a script never is.
        (eglot--signal-textDocument/didChange)
        (say "undone" (equal before (buffer-string))))

      (go-to "\"Pay\"" 2)
      (eglot-rename "Pay now")
      (find-file source)
      (say "renamed in code" (and (string-match-p "localized: \"Pay now\"" (buffer-string)) t)))
  (error (say "error" problem)))
(dolist (buffer (buffer-list))
  (with-current-buffer buffer (set-buffer-modified-p nil)))
(kill-emacs 0)
;;; eglot.el ends here
