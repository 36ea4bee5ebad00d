import { isbot } from 'isbot'
import type { ShareVisit } from '#contract/sharing/share-visits'

const searchEngines =
  /(?:^|\.)(?:google\.(?:com|cn|co|com\.hk|com\.tw|co\.\w\w)|bing\.com|baidu\.com|sogou\.com|so\.com|sm\.cn|so\.toutiao\.com|duckduckgo\.com|yandex\.(?:com|ru)|search\.yahoo\.com)$/
const weixinSites = /(?:^|\.)(?:weixin\.qq\.com|servicewechat\.com)$/

/**
 * What the owner learns of a view, from the class of the referring site and of the browser; undefined for what no
 * person looks at: robots, prefetches, anything but a GET.
 */
export function visitOf(request: Request): ShareVisit | undefined {
  if (!isHumanView(request)) return undefined
  const userAgent = request.headers.get('user-agent') ?? ''
  return { source: sourceOf(request, userAgent), device: /Mobi/i.test(userAgent) ? 'phone' : 'computer' }
}

function sourceOf(request: Request, userAgent: string): ShareVisit['source'] {
  const host = hostOf(request.headers.get('referer'))
  if (/MicroMessenger/i.test(userAgent) || weixinSites.test(host)) return 'weixin'
  // From the password's form one comes by our own address.
  if (host === '' || host === new URL(request.url).hostname || host === hostHeader(request)) return 'direct'
  return searchEngines.test(host) ? 'search' : 'elsewhere'
}

const hostHeader = (request: Request) => hostOf(`http://${request.headers.get('host') ?? ''}`)

function hostOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).hostname : ''
}

function isHumanView({ headers, method }: Request): boolean {
  const prefetchHeaders = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''} ${headers.get('x-moz') ?? ''}`
  return (
    method === 'GET' && !/prefetch|preview/i.test(prefetchHeaders) && !isbot(headers.get('user-agent') ?? '')
  )
}
