import type { Resume } from '#contract/resume/resume'
import { describeError } from '#telemetry/describe-error'
import { parseStoredResume, serializeResume } from '../resumes/serialize-resume'
import { findShareToMask, listStaleShares, replaceStaleMaskedCopy } from './masked-copies.queries'
import type { MaskedCopyColumns } from '../db/schema/resume-tables'
import type { Db } from '../db/schema/tables'
import type { Log } from '../server/log'
import { hiddenKindsOf, parseKinds } from './hidden-kinds'
import { maskingRulesVersion, maskResume } from './masking/mask-resume'

const batchSize = 50
const clearedMaskedCopy: MaskedCopyColumns = {
  masked_kinds: null,
  masked: null,
  masked_revision: null,
  masked_by: null,
}

/**
 * The masked copy of a resume at a revision, as columns of its row. @param kinds serialized; null or '' when
 * no link hides anything
 */
export async function buildMaskedCopy(
  resume: Resume,
  kinds: string | null,
  revision: number,
): Promise<MaskedCopyColumns> {
  if (!kinds) return clearedMaskedCopy
  const masked = serializeResume(await maskResume(resume, parseKinds(kinds)))
  return { masked_kinds: kinds, masked, masked_revision: revision, masked_by: maskingRulesVersion }
}

/**
 * Creates missing or stale masked copies: of links older than these copies, by older rules, or after a save
 * by a process of the previous version. A link without its copy shows nothing, so this runs before the first
 * request. A copy that fails is logged and stops neither the start nor the cleanup.
 * @returns how many were created.
 */
export async function maskStaleShares(db: Db, log: Log): Promise<number> {
  let maskedCount = 0
  for (let last = ''; ;) {
    const ids = await listStaleShares(db, { after: last, rules: maskingRulesVersion, limit: batchSize })
    for (const id of ids) {
      let outcome: MaskOutcome
      do outcome = await maskSharedResume(db, id, log)
      while (outcome === 'changed meanwhile')
      if (outcome === 'made') maskedCount++
    }
    if (ids.length < batchSize) return maskedCount
    last = ids.at(-1)!
  }
}

/** `gone`: the resume or its link was deleted. `changed meanwhile`: read it again. */
type MaskOutcome = 'made' | 'gone' | 'broken' | 'changed meanwhile'

async function maskSharedResume(db: Db, id: string, log: Log): Promise<MaskOutcome> {
  const row = await findShareToMask(db, id)
  if (!row) return 'gone'
  let columns: MaskedCopyColumns
  try {
    columns = await buildMaskedCopy(parseStoredResume(row.resume), hiddenKindsOf(row), row.revision)
  } catch (error) {
    log.error({ resumeId: id, error: describeError(error) }, 'a shared resume could not be masked')
    return 'broken'
  }
  return (await replaceStaleMaskedCopy(db, row, columns)) ? 'made' : 'changed meanwhile'
}
