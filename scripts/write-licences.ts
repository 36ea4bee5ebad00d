// `npm run licences`: rewrites docs/licences.txt after a change of packages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceOverview, productionLicences } from './production-licences'

const root = join(import.meta.dirname, '..')
writeFileSync(join(root, 'docs/licences.txt'), licenceOverview(productionLicences(root)))
