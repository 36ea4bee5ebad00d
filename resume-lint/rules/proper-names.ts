import { hasHan } from '../shown-entries'

/** A comma-separated list of names. */
const splitNames = (names: string) => names.trim().split(/,\s+/)

/** The official spelling of names; their lower-case forms are derived. */
const names = splitNames(`
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

/** Misspellings other than in case. */
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

/** Names that are also English words: only checked in texts with Han. */
const namesThatAreWords = splitNames(`
  Java, React, Vue, Angular, Spring, Flask, Spark, Flink, Hive, Kafka, Excel, Word, Office, Swift,
  Rust, Git, Oracle, Tableau, Sketch, Maven, Premiere, Shell, Flutter, Azure
`)

const correctByLowerCase = new Map<string, string>()
for (const name of names) correctByLowerCase.set(name.toLowerCase(), name)
for (const [written, name] of Object.entries(spellings)) correctByLowerCase.set(written, name)
const correctAmongHan = new Map(namesThatAreWords.map((name) => [name.toLowerCase(), name]))

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
/** Matches a name by itself: not as part of a longer word, a URL, an e-mail or a file name. */
const standalonePattern = (words: Iterable<string>) =>
  new RegExp(
    `(?<![\\w@/.#$-])(?:${[...words]
      .sort((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join('|')})(?![\\w@/#-]|\\.\\w|://)`,
    'gi',
  )
const anyName = standalonePattern(correctByLowerCase.keys())
const anyNameAmongHan = standalonePattern(correctAmongHan.keys())

/** A misspelt name with its position and the right spelling. */
export type MisspeltName = { written: string; name: string; index: number }

/** Finds names in a text that differ from their official spelling. */
export function misspeltNames(text: string): MisspeltName[] {
  const found = [...text.matchAll(anyName)].map((match) => toMisspeltName(match, correctByLowerCase))
  const amongHan = [...text.matchAll(anyNameAmongHan)]
    .filter(({ index }) => hasHan(lineAt(text, index)))
    .map((match) => toMisspeltName(match, correctAmongHan))
  return [...found, ...amongHan]
    .filter(({ written, name }) => written !== name && !isAllCaps(written, name))
    .sort((a, b) => a.index - b.index)
}

/** The line of a text that a position is in: an English line of a bilingual text is English. */
const lineAt = (text: string, index: number) =>
  text.slice(text.lastIndexOf('\n', index) + 1).split('\n', 1)[0]!

function toMisspeltName(match: RegExpExecArray, names: Map<string, string>): MisspeltName {
  const [written] = match
  return { written, name: names.get(written.toLowerCase()) ?? written, index: match.index }
}

/** A line in all capitals is no misspelling. */
const isAllCaps = (written: string, name: string) => written === written.toUpperCase() && name.length > 8

/** Corrects the names in a text; URLs stay as they are. */
export function correctNames(text: string): string {
  let corrected = text
  for (const { written, name, index } of misspeltNames(text).reverse())
    corrected = corrected.slice(0, index) + name + corrected.slice(index + written.length)
  return corrected
}
