import type { createNewUsers } from './new-users'
import type { SimulatedUser } from './simulated-user'

type NewUsers = ReturnType<typeof createNewUsers>
type UserAction = {
  kind: UserActionKind
  share: number
  run(person: SimulatedUser, newcomers: NewUsers): Promise<unknown>
}
export type UserActionKind = 'read' | 'save' | 'preview' | 'download' | 'login' | 'order'

const guestPages = ['/', '/pricing', '/tpls', '/resume/create', '/positions']

/** Shares of the actions in percent: 70 reads, 20 saves and previews, 5 downloads, 5 logins and orders. */
export const userActions: UserAction[] = [
  {
    kind: 'read',
    share: 30,
    run: (person) => person.readAsGuest(guestPages[person.number % guestPages.length]!),
  },
  { kind: 'read', share: 15, run: (person) => person.readOwn('/resume/my') },
  { kind: 'read', share: 15, run: (person) => person.readOwn('/pricing') },
  { kind: 'read', share: 10, run: (person) => person.openEditor() },
  { kind: 'save', share: 10, run: (person) => person.save() },
  { kind: 'preview', share: 10, run: (person) => person.preview() },
  { kind: 'download', share: 5, run: (person) => person.download() },
  { kind: 'login', share: 2.5, run: (_, newcomers) => newcomers.logIn() },
  { kind: 'order', share: 2.5, run: (person) => person.order() },
]

/** Returns a random action, weighted by its share. */
export function randomAction(): UserAction {
  let roll = Math.random() * 100
  for (const action of userActions) if ((roll -= action.share) < 0) return action
  return userActions[0]!
}
