import { resolve } from 'node:path'
import { createTypesetter } from '#typeset/typesetter'

/** The typesetter over the workers of the build, as server.ts makes it. */
export function createBuiltTypesetter() {
  return createTypesetter({
    workerFile: resolve('build/server/typeset-worker.js'),
    templatesDir: resolve('templates'),
  })
}
