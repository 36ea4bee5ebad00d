/** WeChat's in-app browser by its name for itself; 企业微信 names both and is not it. */
export function isWeixin(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent) && !/wxwork/i.test(userAgent)
}
