import fc from 'fast-check'
import { failOnConsoleErrors } from './console-errors'

failOnConsoleErrors()

// A fixed seed, so that only a change makes a property test fail; FUZZ_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_121) })
