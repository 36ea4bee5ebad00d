import { admin } from './zh/admin'
import { download } from './zh/download'
import { invite } from './zh/invite'
import { membership } from './zh/membership'
import { offline } from './zh/offline'
import { outbox } from './zh/outbox'
import { refunds } from './zh/refunds'
import { versions } from './zh/versions'

/** What other pages people work on say, beside rooms of their own (page-rooms.ts). */
export const zhWorkspace = {
  admin,
  download,
  invite,
  membership,
  offline,
  outbox,
  refunds,
  versions,
}
