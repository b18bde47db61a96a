import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that React can do: a heading, a field and a step, rendered in the browser. */
function Floor() {
  const [step, setStep] = useState(1)
  const [name, setName] = useState('')
  return h(
    'main',
    null,
    h('h1', null, `Step ${step}`),
    h('input', {
      'aria-label': 'Name',
      value: name,
      onChange: (event: { target: { value: string } }) => setName(event.target.value),
    }),
    h('button', { type: 'button', onClick: () => setStep(step + 1) }, 'Continue'),
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(h(Floor))
requestAnimationFrame(() => {
  document.documentElement.dataset.ready = 'true'
})
