import type { Span } from './text-span'

/** Sites whose URLs identify people by a path or a subdomain. */
const profileSites = new Set(
  (
    'github.com github.io gitee.com gitee.io gitlab.com gitlab.io bitbucket.org stackoverflow.com leetcode.com leetcode.cn npmjs.com ' +
    'linkedin.com linkedin.cn maimai.cn zhihu.com weibo.com weibo.cn xiaohongshu.com xhslink.com douyin.com kuaishou.com ' +
    'bilibili.com b23.tv douban.com jianshu.com juejin.cn csdn.net cnblogs.com segmentfault.com oschina.net v2ex.com ' +
    'yuque.com notion.site notion.so feishu.cn lofter.com zcool.com.cn ui.cn behance.net dribbble.com pixiv.net artstation.com ' +
    'medium.com substack.com hashnode.dev dev.to wordpress.com blogspot.com tumblr.com blogger.com vercel.app netlify.app ' +
    'pages.dev x.com twitter.com facebook.com instagram.com youtube.com t.me tiktok.com threads.net about.me linktr.ee ' +
    'codepen.io kaggle.com huggingface.co orcid.org researchgate.net academia.edu wx.qq.com mp.weixin.qq.com'
  ).split(' '),
)
const mailProviders = new Set(
  'qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com 139.com 189.cn aliyun.com gmail.com outlook.com hotmail.com live.com icloud.com me.com yahoo.com proton.me'.split(
    ' ',
  ),
)
const personPaths = new Set('u user users people person profile in space home member author me'.split(' '))

/** A longer host name is invalid, so nobody can rule out that it identifies somebody: it is hidden. */
const maxHostLength = 253

/** What else identifies a person's URLs: their own sites, and their account names on others. */
export type OwnNames = { sites: ReadonlySet<string>; names: ReadonlySet<string> }

/** Finds URLs in a folded text: runs without blanks, Han characters or quotes. One pass. */
export function urlSpans(text: string): Span[] {
  const spans: Span[] = []
  for (let start = 0; start < text.length; start++) {
    if (!isUrlChar(text, start) || text[start] === '(') continue
    let [end, open] = [start, 0]
    for (; end < text.length && isUrlChar(text, end); end++) {
      if (text[end] === '(' && scheme.test(text.slice(end + 1, end + 9))) break
      if (text[end] === '(') open++
      else if (text[end] === ')' && --open < 0) break
    }
    let last = end
    while (last > start && ".,;:!?'(".includes(text[last - 1]!)) last--
    // Text directly before the URL, as in `博客:https://`, is not part of it.
    const from = text.slice(start, last).search(/https?:\/\/|mailto:|www\./)
    const begin = from < 0 ? start : start + from
    if (last > begin && looksLikeUrl(text.slice(begin, last)))
      spans.push({ start: begin, end: last, kind: 'links', isUrl: true })
    start = end - (text[end] === '(' ? 1 : 0)
  }
  return spans
}

const scheme = /^(?:https?:\/\/|mailto:|www\.)/

const urlChars = Uint8Array.from({ length: 128 }, (_, code) =>
  code > 32 && code < 127 && !'<>"`|{}[]\\^,;'.includes(String.fromCharCode(code)) ? 1 : 0,
)

function isUrlChar(text: string, index: number): boolean {
  return urlChars[text.charCodeAt(index)] === 1
}

function looksLikeUrl(text: string): boolean {
  if (scheme.test(text)) return true
  const { host } = splitUrl(text)
  return !text.includes('@') && host.includes('.') && host.length > 3
}

/** Whether a (folded) URL identifies its owner. */
export function isPersonalUrl(url: string, { sites, names }: OwnNames): boolean {
  if (url.startsWith('mailto:')) return true
  const { host, path } = splitUrl(url)
  if (host.length > maxHostLength) return true
  const segments = path.split(/[/?#&=]/).filter(Boolean)
  const labels = host.split('.')
  const [, ...above] = labels
  if (sites.has(host) || sites.has(above.join('.'))) return true
  if (profileSites.has(host)) return segments.length > 0
  if (labels.length > 2 && above.some((_, index) => profileSites.has(above.slice(index).join('.'))))
    return true
  if ([...labels, ...segments].some((part) => names.has(part.replace(/^[@~]/, '')))) return true
  return segments.some(
    (segment, index) => /^[@~]./.test(segment) || (personPaths.has(segment) && index < segments.length - 1),
  )
}

/** Collects a person's own sites and account names from their links and e-mail addresses. */
export function collectOwnNames(
  urls: readonly string[],
  emails: readonly string[],
  accounts: readonly string[],
): OwnNames {
  const sites = new Set<string>()
  const names = new Set(accounts)
  for (const url of urls) {
    const { host, path } = splitUrl(url)
    const last = path.split(/[/?#]/).findLast(Boolean)
    if (last) names.add(last.replace(/^[@~]/, ''))
    const site = [...profileSites].find((known) => host.endsWith(`.${known}`))
    if (site) names.add(host.slice(0, -site.length - 1))
    // A site that hosts many people's pages is not their own: only a URL without a path counts.
    else if (!profileSites.has(host) && !last && host.includes('.')) sites.add(host)
  }
  for (const email of emails) {
    const [name = '', host = ''] = email.split('@')
    names.add(name)
    if (host.includes('.') && !mailProviders.has(host)) sites.add(host)
  }
  for (const name of [...names]) if (name.length < 5) names.delete(name)
  return { sites, names }
}

/** Host and path without scheme, `www.` and port. */
function splitUrl(url: string): { host: string; path: string } {
  const scheme = url.indexOf('://')
  const rest = scheme < 0 ? url : url.slice(scheme + 3)
  const slash = rest.search(/[/?#]/)
  const host = (slash < 0 ? rest : rest.slice(0, slash)).replace(/^(?:www|m)\./, '')
  const colon = host.indexOf(':')
  return { host: colon < 0 ? host : host.slice(0, colon), path: slash < 0 ? '' : rest.slice(slash + 1) }
}
