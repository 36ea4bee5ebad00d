/**
 * Starts the WeChat login; responds with a page that redirects by itself, because a form may not lead to
 * another site.
 */
export const weixinAuthPath = '/auth/wechat'
