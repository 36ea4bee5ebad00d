import { resolve } from 'node:path'
import { createTypesetter } from '#typeset/typesetter'

/** The typesetter with the build's workers, as server.ts creates it. */
export function createBuiltTypesetter() {
  return createTypesetter({
    workerFile: resolve('build/server/typeset-worker.js'),
    templatesDir: resolve('templates'),
  })
}
