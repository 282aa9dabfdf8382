-- Starts `phrasebook lsp` for Swift, Objective-C, String Catalogs and phrasebook.yml.
local M = {}

local patterns = { "*.swift", "*.m", "*.mm", "*.h", "*.xcstrings", "phrasebook.yml", "phrasebook.yaml" }
local roots = { "phrasebook.yml", "phrasebook.yaml", "Package.swift", ".git" }

-- The nearest folder above a file that has one of the names of a project; nil for a file of none, unless
-- a catalog is beside it.
local function root_of(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  while true do
    for _, name in ipairs(roots) do
      local path = folder .. "/" .. name
      if vim.fn.filereadable(path) == 1 or vim.fn.isdirectory(path) == 1 then return folder end
    end
    if #vim.fn.glob(folder .. "/*.xcodeproj", true, true) > 0 then return folder end
    local above = vim.fn.fnamemodify(folder, ":h")
    if above == folder then
      local own = vim.fn.fnamemodify(file, ":p:h")
      return #vim.fn.glob(own .. "/*.xcstrings", true, true) > 0 and own or nil
    end
    folder = above
  end
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
      -- Neovim counts in UTF-8 itself.
      capabilities.general = capabilities.general or {}
      capabilities.general.positionEncodings = { "utf-8", "utf-16" }
      capabilities.offsetEncoding = { "utf-8", "utf-16" }
      clients[root] = vim.lsp.start_client({
        name = "phrasebook",
        cmd = options.command or { "phrasebook", "lsp" },
        root_dir = root,
        workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
        capabilities = capabilities,
        init_options = { inlayHintLanguage = options.hints },
        on_init = function(client, result)
          local encoding = result and result.capabilities and result.capabilities.positionEncoding
          if encoding then client.offset_encoding = encoding end
        end,
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
