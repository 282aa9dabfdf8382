-- Uses the language server as a person would in Neovim, and prints what is seen, a line each.
-- PHRASEBOOK is the command, PROJECT the folder, RUNTIME the folder of our settings, OUT the file to write.
local project, out = vim.env.PROJECT, io.open(vim.env.OUT, "w")
vim.opt.swapfile = false
vim.opt.hidden = true
package.path = vim.env.RUNTIME .. "/?.lua;" .. package.path

local function say(name, value)
  out:write(name .. ": " .. tostring(value):gsub("\n", " ") .. "\n")
  out:flush()
end

local function finish()
  out:close()
  vim.cmd("qall!")
end

local function text(buffer)
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
end

local function wait(what, condition)
  if not vim.wait(60000, condition, 20) then
    say("timeout", what)
    finish()
  end
end

-- Puts the cursor on the first occurrence of a text, some characters into it.
local function go_to(needle, offset)
  local lines = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  for number, line in ipairs(lines) do
    local column = line:find(needle, 1, true)
    if column then return vim.api.nvim_win_set_cursor(0, { number, column - 1 + (offset or 1) }) end
  end
  say("missing", needle)
end

local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 30000) or {}
  for _, answer in pairs(answers) do return answer.result, answer.error end
end

local ok, problem = pcall(function()
  require("phrasebook").setup({ command = { vim.env.PHRASEBOOK, "lsp", "--no-cache" } })
  local source = project .. "/Sources/Shop/CartView.swift"
  local catalog = project .. "/Sources/Shop/Resources/Localizable.xcstrings"

  vim.cmd("edit " .. source)
  wait("client", function() return #vim.lsp.get_active_clients() > 0 end)
  wait("diagnostics of the source", function() return #vim.diagnostic.get(0) > 0 end)
  local codes = {}
  for _, one in ipairs(vim.diagnostic.get(0)) do codes[#codes + 1] = one.code end
  table.sort(codes)
  say("source diagnostics", table.concat(codes, ","))

  local client = vim.lsp.get_active_clients()[1]
  say("encoding", client.offset_encoding)
  say("root", client.config.root_dir)

  go_to('"cart.title"', 3)
  local hover = ask("textDocument/hover", vim.lsp.util.make_position_params())
  say("hover", hover and hover.contents.value:find("Der Wagen", 1, true) ~= nil)

  vim.lsp.buf.definition()
  wait("definition", function() return vim.api.nvim_buf_get_name(0) == catalog end)
  say("definition", vim.api.nvim_get_current_line():match('"(.-)"'))

  wait("diagnostics of the catalog", function() return #vim.diagnostic.get(0) > 0 end)
  go_to("Wagen  hier")
  local params = vim.lsp.util.make_range_params()
  params.context = { diagnostics = {} }
  local before = text(0)
  local client = vim.lsp.get_active_clients()[1]
  for _, action in ipairs(ask("textDocument/codeAction", params) or {}) do
    if action.title == "Fix double-space" then
      if not action.edit then action = ask("codeAction/resolve", action) end
      vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
    end
  end
  say("fixed", text(0):find("Wagen hier", 1, true) ~= nil)
  vim.cmd("undo")
  say("undone", text(0) == before)

  go_to('"Pay"', 2)
  vim.lsp.buf.rename("Pay now")
  wait("rename", function() return text(0):find('"Pay now"', 1, true) ~= nil end)
  vim.cmd("edit " .. source)
  say("renamed in code", text(0):find('localized: "Pay now"', 1, true) ~= nil)
  local file = io.open(source)
  say("file is unchanged", file:read("*a"):find('localized: "Pay"', 1, true) ~= nil)
  file:close()
end)
if not ok then say("error", problem) end
finish()
