import { createRoot } from 'react-dom/client'
import { Popup } from '#extension/popup/popup.tsx'
import { provideBuiltInWords } from '#extension/words.ts'
import '#extension/popup/popup.css'

provideBuiltInWords()
const place = document.getElementById('popup')
if (place) createRoot(place).render(<Popup />)
