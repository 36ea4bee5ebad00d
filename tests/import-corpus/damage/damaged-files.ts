import { maxFileBytes } from '#importer/importer'
import { randomFrom, type Random } from '#tests/random-from'
import { byteDamages, type Damage } from './damage-bytes'
import { htmlDamages, jsonDamages, rtfDamages, textDamages, xmlDamages } from './damage-text'
import { inPart, zipDamages } from './damage-zip'
import type { Source, SourceKind } from './sources'

/** A file that is hurt, and by what; `name` begins with its number, and may end like a file of another kind. */
export type DamagedFile = Source & { damage: string }

type Damages = Record<string, Damage>
const withParts = (damages: Damages): Damages =>
  Object.fromEntries(
    Object.entries(damages).map(([name, damage]) => [`within a part: ${name}`, inPart(damage)]),
  )
const office = { ...zipDamages, ...withParts({ ...xmlDamages, ...textDamages, ...byteDamages }) }
const page = { ...htmlDamages, ...textDamages }

/** What is particular to a kind; every kind has the damages of bytes, too. */
const damagesOf: Record<SourceKind, Damages> = {
  docx: office,
  odt: office,
  doc: {},
  rtf: { ...rtfDamages, ...textDamages },
  html: page,
  mhtml: page,
  'word-xml': { ...xmlDamages, ...textDamages },
  pdf: {},
  txt: textDamages,
  md: { ...textDamages, ...htmlDamages },
  json: { ...jsonDamages, ...textDamages },
}
const endings = ['docx', 'doc', 'rtf', 'odt', 'html', 'mht', 'xml', 'pdf', 'txt', 'md', 'json', 'exe', '']

const pick = <T>(values: readonly T[], random: Random): T => values[random(values.length)]!

/**
 * Damaged files, of each kind in turn: by one damage, or by two. The same for the same seed and sources; each depends on the
 * seed and its number only. None is larger than an upload may be.
 */
export function* damagedFiles(
  sources: readonly Source[],
  { seed, count }: { seed: number; count: number },
): Generator<DamagedFile> {
  const kinds = [...new Set(sources.map(({ kind }) => kind))]
  const byKind = kinds.map((kind) => sources.filter((source) => source.kind === kind))
  for (let number = 0; number < count; number++) {
    const random = randomFrom(seed * 1_000_003 + number)
    yield damageFile(pick(byKind[number % byKind.length]!, random), number, random)
  }
}

function damageFile({ kind, name, bytes }: Source, number: number, random: Random): DamagedFile {
  const damages = Object.entries({ ...byteDamages, ...damagesOf[kind] })
  const [first, damage] = pick(damages, random)
  let damaged = damage(bytes, random)
  const names = [first]
  if (random(4) === 0 && damaged.length > 0) {
    const [second, again] = pick(Object.entries(byteDamages), random)
    damaged = again(damaged, random)
    names.push(second)
  }
  const ending = random(6) === 0 ? pick(endings, random) : name.slice(name.lastIndexOf('.') + 1)
  return {
    kind,
    name: `${String(number).padStart(4, '0')}-${kind}.${ending}`,
    damage: names.join(', '),
    bytes: damaged.subarray(0, maxFileBytes),
  }
}
