/**
 * A nickname for its owner. One that nobody chose, such as 用户0001 (api/accounts/users/default-nickname.ts), is a Chinese
 * word: English pages translate it.
 */
export function shownNickname(nickname: string, language: string): string {
  if (language !== 'en') return nickname
  if (nickname === '微信用户') return 'WeChat user'
  return nickname.replace(/^用户(?=\d{4}$)/, 'User ')
}
