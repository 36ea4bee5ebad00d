import fc from 'fast-check'
import { failOnConsoleErrors } from './console-errors'

failOnConsoleErrors()

// The same documents in every run, so that a change is what makes a property fail; FUZZ_SEED looks further.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_121) })
