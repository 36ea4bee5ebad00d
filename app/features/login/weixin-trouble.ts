/** What can stand in the way of a round to WeChat. */
export const weixinTroubles = [
  'refused',
  'otherBrowser',
  'expired',
  'failed',
  'snapshot',
  'conflict',
  'disabled',
] as const
export type WeixinTrouble = (typeof weixinTroubles)[number]

export function isWeixinTrouble(named: string): named is WeixinTrouble {
  return (weixinTroubles as readonly string[]).includes(named)
}
