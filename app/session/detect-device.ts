/** WeChat's in-app browser by its name for itself; 企业微信 names both and is not it. */
export function isWeixinBrowser(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent) && !/wxwork/i.test(userAgent)
}

/** `phone`: any other browser of one; it cannot scan its own screen. Tablets do not say `Mobile`, but for the iPad of old. */
export function detectDevice(userAgent: string): 'weixin' | 'phone' | 'desktop' {
  if (isWeixinBrowser(userAgent)) return 'weixin'
  return /Mobi/i.test(userAgent) && !/iPad/i.test(userAgent) ? 'phone' : 'desktop'
}
