import type { createNewcomers } from './load-newcomer'
import type { Person } from './load-person'

type Newcomers = ReturnType<typeof createNewcomers>
type Deed = { kind: DeedKind; share: number; of(person: Person, newcomers: Newcomers): Promise<unknown> }
export type DeedKind = 'read' | 'save' | 'preview' | 'download' | 'login' | 'order'

const guestPages = ['/', '/pricing', '/tpls', '/resume/create', '/positions']

/** What people do, of a hundred deeds: 70 reads, 20 saves and previews, 5 downloads, 5 logins and orders. */
export const deeds: Deed[] = [
  {
    kind: 'read',
    share: 30,
    of: (person) => person.readAsGuest(guestPages[person.number % guestPages.length]!),
  },
  { kind: 'read', share: 15, of: (person) => person.readOwn('/resume/my') },
  { kind: 'read', share: 15, of: (person) => person.readOwn('/pricing') },
  { kind: 'read', share: 10, of: (person) => person.openEditor() },
  { kind: 'save', share: 10, of: (person) => person.save() },
  { kind: 'preview', share: 10, of: (person) => person.preview() },
  { kind: 'download', share: 5, of: (person) => person.download() },
  { kind: 'login', share: 2.5, of: (_, newcomers) => newcomers.logIn() },
  { kind: 'order', share: 2.5, of: (person) => person.order() },
]

/** A deed by chance, as often as its share. */
export function anyDeed(): Deed {
  let dice = Math.random() * 100
  for (const deed of deeds) if ((dice -= deed.share) < 0) return deed
  return deeds[0]!
}
