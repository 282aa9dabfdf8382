-- Starts `phrasebook lsp` for Swift, Objective-C, String Catalogs and phrasebook.yml.
local M = {}

local patterns = { "*.swift", "*.m", "*.mm", "*.h", "*.xcstrings", "phrasebook.yml", "phrasebook.yaml" }
local descriptions = { "phrasebook.yml", "phrasebook.yaml", "Package.swift" }

local function describes_project(folder)
  for _, name in ipairs(descriptions) do
    if vim.fn.filereadable(folder .. "/" .. name) == 1 then return true end
  end
  return #vim.fn.glob(folder .. "/*.xcodeproj", true, true) > 0
end

-- The outermost folder above a file that describes a project, within its repository: the packages of an app belong
-- to the app. The repository if none does; nil for a file of none, unless a catalog is beside it.
local function root_of(file)
  local own = vim.fn.fnamemodify(file, ":p:h")
  local folder, root = own, nil
  while true do
    if describes_project(folder) then root = folder end
    local git = folder .. "/.git"
    if vim.fn.isdirectory(git) == 1 or vim.fn.filereadable(git) == 1 then return root or folder end
    local above = vim.fn.fnamemodify(folder, ":h")
    if above == folder then break end
    folder = above
  end
  if root then return root end
  return #vim.fn.glob(own .. "/*.xcstrings", true, true) > 0 and own or nil
end

-- The uses of a key, which a code lens shows.
local function show_references(command)
  local locations = command.arguments and command.arguments[3] or {}
  local client = vim.lsp.get_client_by_id(M.client_id or 0)
  local encoding = client and client.offset_encoding or "utf-16"
  vim.fn.setqflist(vim.lsp.util.locations_to_items(locations, encoding))
  vim.cmd("copen")
end

function M.setup(options)
  options = options or {}
  local clients = {}
  if vim.lsp.commands then vim.lsp.commands["phrasebook.showReferences"] = show_references end
  local function attach(file, buffer)
    local root = root_of(file)
    if not root then return end
    if not clients[root] or not vim.lsp.get_client_by_id(clients[root]) then
      local capabilities = vim.lsp.protocol.make_client_capabilities()
      -- As sourcekit-lsp counts: before version 0.11, Neovim sends the positions of one server to all.
      capabilities.general = capabilities.general or {}
      capabilities.general.positionEncodings = { "utf-16" }
      clients[root] = vim.lsp.start_client({
        name = "phrasebook",
        cmd = options.command or { "phrasebook", "lsp" },
        root_dir = root,
        workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
        capabilities = capabilities,
        init_options = { inlayHintLanguage = options.hints },
        on_attach = options.on_attach,
      })
      M.client_id = clients[root]
    end
    if clients[root] then vim.lsp.buf_attach_client(buffer, clients[root]) end
  end
  vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
    pattern = patterns,
    callback = function(event)
      if event.file:match("%.xcstrings$") then vim.bo[event.buf].filetype = "json" end
      attach(vim.api.nvim_buf_get_name(event.buf), event.buf)
    end,
  })
end

return M
