// The thread run from its TypeScript source: Node 20 does not carry `--import tsx` into worker threads.
import { register } from 'tsx/esm/api'

register()
await import('./sqlite-worker.ts')
