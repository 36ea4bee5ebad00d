import { z } from 'zod'

export const EmptyObject = z.object({})

/**
 * One row of the API. `:id` in the path stands for that field of the input. `needs`: who may call; without it
 * anybody. Otherwise guests get -6001… and non-admins -6000.
 */
export type Endpoint = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  needs?: 'user' | 'admin'
  input: z.ZodType
  output: z.ZodType
  /** Of the body; without it a default. */
  maxBytes?: number
}

/** Rows for one kind of caller: `get(path, { input, output })`. Without an input or an output it is an empty object. */
function rowsFor<const Needs extends Pick<Endpoint, 'needs'>>(needs: Needs) {
  const withMethod =
    <const Method extends Endpoint['method']>(method: Method) =>
    <
      const Path extends Endpoint['path'],
      Input extends z.ZodType = typeof EmptyObject,
      Output extends z.ZodType = typeof EmptyObject,
    >(
      path: Path,
      { input, output, maxBytes }: { input?: Input; output?: Output; maxBytes?: number } = {},
    ) => ({
      method,
      path,
      ...needs,
      input: (input ?? EmptyObject) as Input,
      output: (output ?? EmptyObject) as Output,
      ...(maxBytes !== undefined && { maxBytes }),
    })
  return { get: withMethod('GET'), post: withMethod('POST') }
}

export const forAnybody = rowsFor({})
export const forUsers = rowsFor({ needs: 'user' })
export const forAdmins = rowsFor({ needs: 'admin' })
