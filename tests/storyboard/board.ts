import type { AnyStateMachine } from 'xstate'
import { escapeHtml } from '#server/html/escape.ts'
import type { Recording } from './record.ts'
import { type Cases, descriptionOf, edgesOf, stateName, wayWords } from './words.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 90rem; }
  section { border-top: 1px solid #8886; padding: 2rem 0; display: grid; gap: 1rem 2rem; grid-template-columns: minmax(14rem, 1fr) minmax(0, 3fr); align-items: start; }
  figure { margin: 0; display: flex; gap: 1rem; align-items: flex-start; min-width: 0; }
  figure img:first-child { flex: 0 0 23%; }
  figure img { border: 1px solid #8886; border-radius: 8px; max-height: 34rem; min-width: 0; flex: 0 1 auto; object-fit: cover; object-position: top; }
  li { margin-block: .25rem; }
  .picture svg { max-width: 100%; height: auto; background: #fff; }
  @media (max-width: 60rem) { section { grid-template-columns: minmax(0, 1fr); } figure { flex-wrap: wrap; } }
`

/** A chart as people meet it: each state with its screen at both widths, what it's for, and the ways on in the words of the screen. Opens from disk. */
export function boardOf(
  { machine, fixtures }: { machine: AnyStateMachine; fixtures: Cases },
  recording: Recording,
  drawing: string,
): string {
  const edges = edgesOf(recording)
  const met = [...new Set(recording.routes.flatMap(({ values }) => values))]
  const anchor = (value: string) => `state-${met.indexOf(value) + 1}`
  const states = met.map((value) => {
    const state = recording.states[value]
    const ways = edges
      .filter(({ from }) => from === value)
      .map(
        ({ name, to }) =>
          `<li>${escapeHtml(wayWords(name, state?.controls[name], fixtures))} → <a href="#${anchor(to)}">${escapeHtml(stateName(to))}</a></li>`,
      )
    const pictures = state
      ? `<figure><img src="${state.picture}-375.jpg" alt="The screen at 375 pixels" loading="lazy"><img src="${state.picture}-1280.jpg" alt="The screen at 1280 pixels" loading="lazy"></figure>`
      : '<p>It leads on at once, so it has no picture.</p>'
    return `<section id="${anchor(value)}"><div><h2>${escapeHtml(stateName(value))}</h2><p>${escapeHtml(descriptionOf(machine, value))}</p><ul>${ways.join('')}</ul></div>${pictures}</section>`
  })
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(recording.chart)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(recording.chart)}</h1><p>${escapeHtml(machine.config.description ?? '')}</p><p>${met.length} states, ${edges.length} ways on. <a href="script.md">Scripts to follow by hand</a>.</p><div class="picture">${drawing}</div>${states.join('\n')}</body></html>\n`
}
