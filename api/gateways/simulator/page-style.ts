/** The style of every simulator page: light and dark, from 320 px up. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1c2321; --paper: #f3f5f4; --card: #fff; --line: #d5dcd9; --quiet: #55605c; --accent: #06703c; --mark: #fff3cd; --mark-ink: #6b4e00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6ebe9; --paper: #131816; --card: #1d2422; --line: #36403c; --quiet: #a3afaa; --accent: #5fd396; --mark: #3d3210; --mark-ink: #ffe08a; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
main { width: 100%; max-width: 26rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; overflow-wrap: anywhere; }
h1 { margin: .75rem 0 0; font-size: 1.375rem; line-height: 1.3; }
p { margin: .5rem 0; }
ul { margin: 1rem 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
li a { display: block; padding: .625rem 1rem; border: 1px solid var(--line); border-radius: .625rem; color: inherit; text-decoration: none; }
li a:hover { border-color: var(--accent); }
form { margin: 1rem 0 0; }
form ul { margin: 0; }
button { display: block; width: 100%; padding: .625rem 1rem; border: 1px solid var(--line); border-radius: .625rem; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:hover { border-color: var(--accent); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--card); }
button.main small { color: inherit; }
.price { margin: 1rem 0 0; font-size: 2rem; font-weight: 600; line-height: 1.2; }
ol { padding-inline-start: 1.25rem; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
b { font-weight: 600; }
small { display: block; color: var(--quiet); font-size: .875rem; }
.quiet { display: inline-block; padding: .625rem 0; color: var(--accent); }
.mark { display: inline-block; margin: 0; padding: .125rem .75rem; border-radius: 1rem; background: var(--mark); color: var(--mark-ink); font-size: .875rem; font-weight: 600; }
.note { color: var(--quiet); font-size: .875rem; }
`
