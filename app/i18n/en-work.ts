import { admin } from './en/admin'
import { download } from './en/download'
import { invite } from './en/invite'
import { membership } from './en/membership'
import { offline } from './en/offline'
import { outbox } from './en/outbox'
import { refunds } from './en/refunds'
import { versions } from './en/versions'

/** What other pages people work on say, beside rooms of their own (page-rooms.ts). */
export const enWorkspace = {
  admin,
  download,
  invite,
  membership,
  offline,
  outbox,
  refunds,
  versions,
}
