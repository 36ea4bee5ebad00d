/** What a step of the model computes; the numbers are the operator codes of TensorFlow Lite. */
export const stepKinds = {
  add: 0,
  averagePool: 1,
  convolution: 3,
  depthwiseConvolution: 4,
  dequantize: 6,
  logistic: 14,
  multiply: 18,
  relu: 19,
  resizeBilinear: 23,
  /** The model's one custom operator: Convolution2DTransposeBias. */
  transposedConvolution: 32,
  hardSwish: 117,
} as const
export type StepKind = keyof typeof stepKinds

export type ModelTensor = { shape: readonly number[]; constant?: Float32Array }
export type ModelStep = { kind: StepKind; inputs: readonly number[]; output: number; stride: number }
export type Model = {
  tensors: readonly ModelTensor[]
  steps: readonly ModelStep[]
  input: number
  output: number
}

const kindOfCode = new Map<number, StepKind>(
  Object.entries(stepKinds).map(([kind, code]) => [code, kind as StepKind]),
)
const identifier = 'TFL3'
const halfFloat = 1

/**
 * Reads a TensorFlow Lite file (a FlatBuffer; the numbers below are the fields of its public schema) of
 * 16-bit weights, which become 32-bit.
 * @throws when it is another file, or uses an operator that run-model.ts does not have
 */
export function readModel(bytes: Uint8Array): Model {
  const file = flatBuffer(bytes)
  if (String.fromCharCode(...bytes.subarray(4, 8)) !== identifier)
    throw new Error('not a TensorFlow Lite file')
  const root = file.follow(0)
  const codes = file.tables(root, 1).map((code) => file.byte(code, 0) || file.int(code, 3))
  const graph = file.tables(root, 2)[0]!
  const buffers = file.tables(root, 4)
  const stored = file.tables(graph, 0).map((tensor) => ({
    shape: file.ints(tensor, 0),
    isHalfFloat: file.byte(tensor, 1) === halfFloat,
    bytes: file.bytes(buffers[file.int(tensor, 2)]!, 0),
  }))
  const tensors: ModelTensor[] = stored.map(({ shape }) => ({ shape }))
  const steps: ModelStep[] = []
  for (const operator of file.tables(graph, 3)) {
    const code = codes[file.int(operator, 0)]!
    const kind = kindOfCode.get(code)
    const inputs = file.ints(operator, 1)
    const output = file.ints(operator, 2)[0]!
    if (!kind) throw new Error(`the model uses operator ${code}`)
    if (kind === 'dequantize') {
      const weights = stored[inputs[0]!]!
      if (!weights.isHalfFloat) throw new Error('the weights of the model are no 16-bit numbers')
      tensors[output] = { shape: tensors[output]!.shape, constant: toFloats(weights.bytes) }
    } else {
      const isConvolution = kind === 'convolution' || kind === 'depthwiseConvolution'
      const stride = isConvolution ? file.int(file.table(operator, 4), 1) : 1
      steps.push({ kind, inputs, output, stride })
    }
  }
  return { tensors, steps, input: file.ints(graph, 1)[0]!, output: file.ints(graph, 2)[0]! }
}

/** Fields of tables by their numbers; a field that is not written is 0 or empty. */
function flatBuffer(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const follow = (at: number) => at + view.getUint32(at, true)
  function fieldAt(table: number, field: number): number {
    const fields = table - view.getInt32(table, true)
    const entry = 4 + 2 * field
    const offset = entry < view.getUint16(fields, true) ? view.getUint16(fields + entry, true) : 0
    return offset && table + offset
  }
  function entriesOf(table: number, field: number): number[] {
    const at = fieldAt(table, field)
    if (!at) return []
    const list = follow(at)
    return Array.from({ length: view.getUint32(list, true) }, (_, i) => list + 4 + 4 * i)
  }
  return {
    follow,
    table: (table: number, field: number) => follow(fieldAt(table, field)),
    tables: (table: number, field: number) => entriesOf(table, field).map(follow),
    ints: (table: number, field: number) => entriesOf(table, field).map((at) => view.getInt32(at, true)),
    int(table: number, field: number) {
      const at = fieldAt(table, field)
      return at && view.getInt32(at, true)
    },
    byte(table: number, field: number) {
      const at = fieldAt(table, field)
      return at && view.getUint8(at)
    },
    bytes(table: number, field: number): Uint8Array {
      const at = fieldAt(table, field)
      if (!at) return new Uint8Array()
      const list = follow(at)
      return bytes.subarray(list + 4, list + 4 + view.getUint32(list, true))
    },
  }
}

function toFloats(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => halfToNumber(view.getUint16(2 * i, true)))
}

/** Returns the number of a 16-bit float's bits (IEEE 754). */
export function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0) return sign * 2 ** -24 * fraction
  if (exponent === 0x1f) return fraction ? NaN : sign * Infinity
  return sign * 2 ** (exponent - 15) * (1 + fraction / 1024)
}
