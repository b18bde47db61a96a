import type { AnyStateMachine } from 'xstate'
import { escapeHtml } from '#server/html/escape.ts'
import type { Width } from './drawn.ts'
import { type Recording, widths } from './record.ts'
import { type Cases, descriptionOf, edgesOf, stateName, wayWords } from './words.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 90rem; }
  section { border-top: 1px solid #8886; padding: 2rem 0; display: grid; gap: 1rem 2rem; grid-template-columns: minmax(14rem, 1fr) minmax(0, 3fr); align-items: start; }
  figure { margin: 0; display: flex; gap: 1rem; align-items: flex-start; min-width: 0; }
  figure img:first-child { flex: 0 0 23%; }
  figure img { border: 1px solid #8886; border-radius: 8px; max-height: 34rem; min-width: 0; flex: 0 1 auto; object-fit: cover; object-position: top; }
  li { margin-block: .25rem; }
  .drawing { margin-block: 1rem 2rem; --line: light-dark(#50605a, #a9b8b0); --box: light-dark(#fff, #1d2a24); --edge: light-dark(#14523b, #7fd1a8); }
  .drawing fieldset { display: inline-flex; gap: 1rem; margin: 0 1rem .75rem 0; padding: .25rem .75rem .5rem; border: 1px solid #8886; border-radius: 8px; }
  .drawing label { display: inline-flex; align-items: center; gap: .4rem; min-height: 2rem; }
  .plane { max-height: 85vh; overflow: auto; border: 1px solid #8886; border-radius: 8px; background: light-dark(#fbfaf5, #121a16); }
  .drawing svg { display: block; max-width: none; font: 13px system-ui, sans-serif; fill: light-dark(#1b2a23, #e6eee9); }
  .drawing:has([value=whole]:checked) svg { width: 100%; height: auto; max-height: calc(85vh - 4px); }
  .drawing:has([value='375']:checked) .at-1280, .drawing:has([value='1280']:checked) .at-375 { display: none; }
  .drawing .box { fill: var(--box); stroke: var(--edge); stroke-width: 1.5; }
  .drawing .around { fill: none; stroke: var(--line); stroke-dasharray: 6 4; }
  .drawing path { fill: none; stroke: var(--line); stroke-width: 1.5; }
  .at-375 svg > path { marker-end: url(#arrow-375); } .at-1280 svg > path { marker-end: url(#arrow-1280); }
  .drawing marker path { fill: var(--line); stroke: none; }
  .drawing .name { font-size: 15px; font-weight: 650; }
  .drawing .way { font-weight: 500; paint-order: stroke; stroke: light-dark(#fbfaf5, #121a16); stroke-width: 5px; stroke-linejoin: round; }
  .drawing circle { fill: var(--edge); }
  .drawing a:hover .box { stroke-width: 3; } .drawing a:focus-visible { outline: 3px solid light-dark(#0b57d0, #8ab4f8); outline-offset: 3px; }
  @media (max-width: 60rem) { section { grid-template-columns: minmax(0, 1fr); } figure { flex-wrap: wrap; } }
`

/** Where the board tells of each state. */
export function anchorsOf({ routes }: Recording): (value: string) => string {
  const met = [...new Set(routes.flatMap(({ values }) => values))]
  return (value) => `state-${met.indexOf(value) + 1}`
}

/** What is drawn to be read begins where the chart does. */
const script = `document.querySelector('.drawing').addEventListener('change', () => {
  for (const plane of document.querySelectorAll('.plane')) {
    const [x, y] = plane.firstElementChild.dataset.first.split(' ')
    plane.scrollTo(x - 24, y - 24)
  }
})`

const choice = (name: string, title: string, choices: [value: string, words: string][]) =>
  `<fieldset><legend>${title}</legend>${choices.map(([value, words], index) => `<label><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}>${words}</label>`).join('')}</fieldset>`

/** A chart as people meet it: each state with its screen at both widths, what it's for, and the ways on in the words of the screen. Opens from disk. */
export function boardOf(
  { machine, fixtures }: { machine: AnyStateMachine; fixtures: Cases },
  recording: Recording,
  drawings: Readonly<Record<Width, string>>,
): string {
  const edges = edgesOf(recording)
  const met = [...new Set(recording.routes.flatMap(({ values }) => values))]
  const anchor = anchorsOf(recording)
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
<body><h1>${escapeHtml(recording.chart)}</h1><p>${escapeHtml(machine.config.description ?? '')}</p><p>${met.length} states, ${edges.length} ways on. <a href="script.md">Scripts to follow by hand</a>.</p><div class="drawing">${choice(
    'screens',
    'Screens',
    [
      ['375', 'Phone'],
      ['1280', 'Computer'],
    ],
  )}${choice('size', 'Picture', [
    ['whole', 'All of it'],
    ['read', 'To read'],
  ])}${widths.map((width) => `<div class="plane at-${width}" tabindex="0" role="region" aria-label="The chart with its screens at ${width} pixels">${drawings[width]}</div>`).join('')}</div>${states.join('\n')}<script>${script}</script></body></html>\n`
}
