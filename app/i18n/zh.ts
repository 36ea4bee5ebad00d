import { common } from './zh/common'
import { create } from './zh/create'
import { download } from './zh/download'
import { editor } from './zh/editor'
import { fields } from './zh/fields'
import { home } from './zh/home'

/** All Chinese texts, by room. English has the same keys: a test compares them. */
export const zh = { common, create, download, editor, fields, home }
export type Texts = typeof zh
