# A formula for Homebrew on Linux, filled in by scripts/release.
class Phrasebook < Formula
  desc "Keeps String Catalogs of Swift projects in sync with the code, without Xcode"
  homepage "https://github.com/OWNER/phrasebook"
  url "https://github.com/OWNER/phrasebook/releases/download/@VERSION@/@NAME@.tar.gz"
  version "@VERSION@"
  sha256 "@SHA256@"
  license "MIT"

  depends_on arch: :x86_64
  depends_on :linux

  def install
    bin.install "bin/phrasebook", "bin/phrasebook-build"
    man1.install Dir["share/man/man1/*.1"]
    bash_completion.install "share/bash-completion/completions/phrasebook"
    zsh_completion.install "share/zsh/site-functions/_phrasebook"
    fish_completion.install "share/fish/vendor_completions.d/phrasebook.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/phrasebook --version")
  end
end
