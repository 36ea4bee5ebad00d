import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHanSyllables } from './read-han-syllables'

const { given, surnames } = readHanSyllables()
writeFileSync(
  join(import.meta.dirname, 'han-syllables.ts'),
  `/** Written by \`npx tsx typeset/template-input/own-name/write-han-syllables.cli.ts\`; ü is v. A syllable, then the characters read so. */
export const hanSyllables =
  '${given}'

/** Characters with several readings, and the one they have as a family name. */
export const surnameReadings =
  '${surnames}'
`,
)
