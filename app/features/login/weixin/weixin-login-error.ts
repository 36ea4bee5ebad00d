/** Errors of the WeChat login. */
export const weixinLoginErrors = [
  'refused',
  'otherBrowser',
  'expired',
  'failed',
  'snapshot',
  'conflict',
  'disabled',
] as const
export type WeixinLoginError = (typeof weixinLoginErrors)[number]
