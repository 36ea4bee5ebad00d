export const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
export const lineOf = (text: string) => `<span class="info">${escape(text)}</span>`
export const vline = '<em class="vline"></em>'
export const listOf = (items: readonly string[]) => `<ul>${items.join('')}</ul>`
/** What can be pressed: links, as sites have them, with an icon. */
export const controls = (...names: string[]) =>
  names
    .map((name) => `<a href="javascript:;" class="op-link"><i class="icon-${name}"></i>${name}</a>`)
    .join('')

type SitePage = { menu: string[]; side: string[]; rights: string; body: string }

/**
 * A page as a browser saves it: with the site's menus, scripts, a closed dialog and its styles in files beside it. So what hides
 * a dialog, and what floats, is not known but by the names of classes.
 */
export const pageOfSite = ({ menu, side, rights, body }: SitePage) => `<!DOCTYPE html>
<!-- saved from url=(0042)https://www.example.com/web/geek/resume -->
<html lang="zh-CN"><head><meta charset="utf-8"><title>我的在线简历 - 招聘网</title><link rel="stylesheet" href="./resume_files/main.css">
<script>window._PAGE = {"uid": 1, "name": "resume"}; var tip = "<p>下载 App</p>"</script><style>.dialog-mask{display:none}</style></head>
<body><div id="wrap"><div id="header" class="header"><div class="inner"><div class="logo"><a href="/"><img src="./resume_files/logo.png" alt=""></a></div><div class="nav"><ul>${menu
  .map((name) => `<li><a href="/${name}">${name}</a></li>`)
  .join(
    '',
  )}</ul></div><div class="user-nav"><ul><li class="nav-figure"><a href="/user">我的账号</a><div class="dropdown"><a href="/logout">退出登录</a></div></li></ul></div></div></div>
<div class="resume-page"><div class="resume-sidebar side-nav"><ul>${side.map((name) => `<li><a href="#${name}"><span>${name}</span></a></li>`).join('')}</ul></div>
<div class="resume-box">${body}</div></div>
<div class="dialog-mask"><p>确定要删除这段经历吗？</p><a>取消</a><a>确定</a></div>
<div class="dialog-wrap dialog-default" style="display: none;"><h3>温馨提示</h3><p>简历保存成功</p></div>
<button type="button">保存</button><input type="hidden" name="token" value="x1y2"><div class="toolbar" aria-hidden="true"><span>返回顶部</span><span>意见反馈</span></div>
<div id="footer" class="footer"><p>${rights}</p></div></div><script src="./resume_files/main.js"></script></body></html>`

const breaks = /<\/?(?:div|p|li|ul|ol|h[1-6]|tr|table|section|body|dl)\b[^>]*>|<br>/g

/** The words of such a page, as they are pasted: what is hidden and what is no text is not among them. */
export const wordsOfPage = (html: string): string =>
  html
    .replace(/^[\s\S]*<\/head>/, '')
    .replace(/<script\b[\s\S]*?<\/script>|<div class="dialog[\s\S]*?<\/div>/g, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/<\/td><td[^>]*>/g, '\t')
    .replace(breaks, '\n')
    .replaceAll(vline, '  ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
    .join('\n')
