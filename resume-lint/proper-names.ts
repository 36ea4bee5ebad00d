/** Names parted by commas. */
const listed = (names: string) => names.trim().split(/,\s+/)

/** Names as their owners write them, and the forms in lower case that are met. */
const names = listed(`
  JavaScript, TypeScript, ECMAScript, CoffeeScript, WebAssembly, HTML, HTML5, CSS, CSS3, jQuery,
  Vue.js, Node.js, Next.js, Nuxt.js, Express.js, Three.js, D3.js, ECharts, Webpack, Vite, npm,
  GraphQL, WebSocket, RESTful, JSON, XML, YAML, HTTP, HTTPS, TCP/IP, Python, PyTorch, TensorFlow,
  NumPy, SciPy, scikit-learn, OpenCV, Matplotlib, Django, FastAPI, PHP, ThinkPHP, Laravel, Golang,
  Kotlin, Objective-C, SwiftUI, UIKit, iOS, macOS, Android, HarmonyOS, MATLAB, Simulink, Spring Boot,
  Spring Cloud, MyBatis, Hibernate, Dubbo, ZooKeeper, RabbitMQ, RocketMQ, Netty, JVM, MySQL,
  PostgreSQL, SQL, NoSQL, SQLite, MongoDB, Redis, Elasticsearch, ClickHouse, HBase, TiDB, Hadoop,
  MapReduce, DevOps, Docker, Kubernetes, Jenkins, GitHub, GitLab, GitOps, Nginx, Linux, Ubuntu,
  CentOS, Unix, OpenStack, AWS, VMware, Prometheus, Grafana, Postman, JMeter, Selenium, PowerPoint,
  PowerBI, Photoshop, InDesign, CorelDRAW, AutoCAD, SolidWorks, SketchUp, Figma, Axure, XMind, Visio,
  SPSS, Stata, EViews, LaTeX, WordPress, LinkedIn, YouTube, TikTok, WeChat, OpenAI, ChatGPT, DeepSeek,
  LangChain, LLaMA, CNN, RNN, LSTM, OKR, KPI, CRM, ERP, SaaS, IELTS, TOEFL, CET-4, CET-6, GPA, MBA,
  CPA, CFA, ACCA, PMP, FPGA, PCB, STM32
`)

/** Other ways to write a name than another case of it. */
const spellings: Record<string, string> = {
  'java script': 'JavaScript',
  'type script': 'TypeScript',
  'vue js': 'Vue.js',
  vuejs: 'Vue.js',
  nodejs: 'Node.js',
  'node js': 'Node.js',
  nextjs: 'Next.js',
  springboot: 'Spring Boot',
  springcloud: 'Spring Cloud',
  'git hub': 'GitHub',
  'my sql': 'MySQL',
  'auto cad': 'AutoCAD',
  'solid works': 'SolidWorks',
  'power point': 'PowerPoint',
  'elastic search': 'Elasticsearch',
  'mongo db': 'MongoDB',
  'power bi': 'Power BI',
  cet4: 'CET-4',
  cet6: 'CET-6',
  'cet 4': 'CET-4',
  'cet 6': 'CET-6',
  postgresql: 'PostgreSQL',
  ios: 'iOS',
  macos: 'macOS',
}

/** Names that are plain words in English: looked at only where Han stands round them. */
const wordsToo = listed(`
  Java, React, Vue, Angular, Spring, Flask, Spark, Flink, Hive, Kafka, Excel, Word, Office, Swift,
  Rust, Git, Oracle, Tableau, Sketch, Maven, Premiere, Shell, Flutter, Azure
`)

const right = new Map<string, string>()
for (const name of names) right.set(name.toLowerCase(), name)
for (const [met, name] of Object.entries(spellings)) right.set(met, name)
const rightAmongHan = new Map(wordsToo.map((name) => [name.toLowerCase(), name]))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
/** A name by itself: not part of a longer word, an address, a mail or a file name. */
const alone = (words: Iterable<string>) =>
  new RegExp(
    `(?<![\\w@/.#$-])(?:${[...words]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\w@/#-]|\\.\\w|://)`,
    'gi',
  )
const anyName = alone(right.keys())
const anyNameAmongHan = alone(rightAmongHan.keys())

/** A wrongly written name, where it stands and how it is written. */
export type Misspelt = { met: string; name: string; index: number }

/** Names in a text that are not written as their owners do. */
export function misspeltNames(text: string): Misspelt[] {
  const found = [...text.matchAll(anyName)].map((match) => read(match, right))
  const amongHan = /\p{Script=Han}/u.test(text)
    ? [...text.matchAll(anyNameAmongHan)].map((match) => read(match, rightAmongHan))
    : []
  return [...found, ...amongHan]
    .filter(({ met, name }) => met !== name && !isShouted(met, name))
    .sort((a, b) => a.index - b.index)
}

function read(match: RegExpExecArray, names: Map<string, string>): Misspelt {
  const [met] = match
  return { met, name: names.get(met.toLowerCase()) ?? met, index: match.index }
}

/** A word of a line set in capitals is no mistake in the word. */
const isShouted = (met: string, name: string) => met === met.toUpperCase() && name.length > 8

/** The text with its names written right; addresses stay as they are. */
export function withRightNames(text: string): string {
  let mended = text
  for (const { met, name, index } of misspeltNames(text).reverse())
    mended = mended.slice(0, index) + name + mended.slice(index + met.length)
  return mended
}
