/** The nickname of an account opened by phone, until its owner chooses one. */
export function defaultNickname(phone: string): string {
  return `用户${phone.slice(-4)}`
}

/** The nickname of an account opened through a WeChat that tells none. */
export const defaultWeixinNickname = '微信用户'

/** Whether nobody chose this nickname, so that it names nobody to others. */
export function isDefaultNickname(nickname: string): boolean {
  return nickname === defaultWeixinNickname || /^用户\d{4}$/.test(nickname)
}
