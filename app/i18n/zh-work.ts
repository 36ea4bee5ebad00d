import { admin } from './zh/admin'
import { checkUp } from './zh/check-up'
import { download } from './zh/download'
import { editor } from './zh/editor'
import { fields } from './zh/fields'
import { invite } from './zh/invite'
import { membership } from './zh/membership'
import { myResumes } from './zh/my-resumes'
import { offline } from './zh/offline'
import { outbox } from './zh/outbox'
import { refunds } from './zh/refunds'
import { scenarios } from './zh/scenarios'
import { versions } from './zh/versions'

/** What only pages people work on say, beside rooms that other pages say too (page-rooms.ts). */
export const zhWork = {
  admin,
  checkUp,
  download,
  editor,
  fields,
  invite,
  membership,
  myResumes,
  offline,
  outbox,
  refunds,
  scenarios,
  versions,
}
