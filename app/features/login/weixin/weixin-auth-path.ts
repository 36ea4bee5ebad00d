/** Where a press goes to WeChat; answered by a page that goes on by itself, for a form may lead to no other site. */
export const weixinAuthPath = '/auth/wechat'
