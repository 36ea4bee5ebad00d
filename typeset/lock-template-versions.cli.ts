// node --import tsx typeset/lock-template-versions.cli.ts: after a change of a template that does not change its pages, or a
// raised version, notes the templates' files in typeset/template-versions.json.
import { resolve } from 'node:path'
import { lockTemplateVersions } from './template-versions'

lockTemplateVersions(resolve('templates'))
