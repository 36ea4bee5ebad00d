/** WeChat's in-app browser by its user agent; 企业微信 (WeCom) names both and is not meant. */
export function isWeixinBrowser(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent) && !/wxwork/i.test(userAgent)
}

/**
 * `phone`: any other phone browser, which cannot scan its own screen. Tablets do not send `Mobile`, except
 * for old iPads.
 */
export function detectDevice(userAgent: string): 'weixin' | 'phone' | 'desktop' {
  if (isWeixinBrowser(userAgent)) return 'weixin'
  return /Mobi/i.test(userAgent) && !/iPad/i.test(userAgent) ? 'phone' : 'desktop'
}
