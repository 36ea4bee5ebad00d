// Runs the worker from its TypeScript source: Node 20 does not pass `--import tsx` on to worker threads.
import { register } from 'tsx/esm/api'

register()
await import('./sqlite-worker.ts')
