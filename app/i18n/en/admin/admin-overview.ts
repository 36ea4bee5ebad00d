import type { Texts } from '#app/i18n/zh'

export const admin: Texts['admin'] = {
  title: 'Admin',
  overview: 'Overview',
  lead: 'Figures as they are now. Days are those of Beijing.',
  countedAt: 'Counted {{time}}',
  users: 'Accounts',
  newUsersToday: 'New today',
  sessionsLive: 'Live logins',
  storedResumes: 'Stored resumes',
  binnedResumes: 'In recycle bins',
  codesToday: 'Codes sent today',
  unknown: 'These figures cannot be told right now, please look again later.',
}
