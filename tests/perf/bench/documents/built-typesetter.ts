import { resolve } from 'node:path'
import { createTypesetter } from '#typeset/typesetter'

/** Creates the typesetter with the build's workers, like server.ts. */
export function createBuiltTypesetter() {
  return createTypesetter({
    workerFile: resolve('build/server/typeset-worker.js'),
    templatesDir: resolve('templates'),
  })
}
