import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const startLimitMs = 30_000
/** pino's number for `error`. */
const errorLevel = 50

type Line = {
  level: number
  msg?: string
  path?: string
  accountsErased?: number
  error?: { message: string }
}

/** One process of the API, which can be killed and restarted on its port. */
export class ServiceInstance {
  #child: ChildProcess | undefined
  /** Error lines of its log. */
  readonly errorLines: string[] = []
  /** Accounts that it logged as erased. */
  erasedAccounts = 0
  /** Whether it ended by itself. */
  crashes = false

  constructor(
    readonly port: number,
    private readonly file: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    // Killed with this process.
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** @returns once it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.file], {
      env: { ...process.env, ...this.env, HOST: '127.0.0.1', PORT: String(this.port), LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    child.once('exit', () => {
      if (this.#child === child) this.crashes = true
    })
    const lines = createInterface({ input: child.stdout! })
    await new Promise<void>((resolve, reject) => {
      const startTimeout = setTimeout(() => reject(new Error('it does not listen')), startLimitMs)
      lines.on('line', (line) => {
        const logged = JSON.parse(line) as Line
        this.#hear(logged)
        if (logged.msg !== 'listening') return
        clearTimeout(startTimeout)
        resolve()
      })
      child.once('exit', () => reject(new Error('it ended before it listened')))
    })
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  #hear({ level, msg = '', path = '', accountsErased = 0, error }: Line): void {
    this.erasedAccounts += accountsErased
    if (level >= errorLevel) this.errorLines.push(`${msg} ${path}: ${error?.message ?? ''}`)
  }
}
