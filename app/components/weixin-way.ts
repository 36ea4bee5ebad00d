/**
 * How one logs in with WeChat from a browser: `here` inside WeChat, by a code to `scan` with another device, or `inWeixin`
 * on a phone, which cannot scan its own screen.
 */
export type WeixinWay = 'here' | 'scan' | 'inWeixin'
