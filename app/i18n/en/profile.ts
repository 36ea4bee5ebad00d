import type { Texts } from '../zh'

export const profile: Texts['profile'] = {
  title: 'Profile',
  lead: 'Your account, where you are logged in, and your data.',
  nickname: 'Nickname',
  phone: 'Phone',
  noPhone: 'Not bound',
}
