/** The design kit: what game boards and the shell are drawn with. Styles come with `kit.css`. */

export { Button as BareButton } from 'react-aria-components';
export { Announcer, useAnnouncements } from './announcer.tsx';
export { type About, AboutPanel, AboutWords, useAbout } from './board/about.tsx';
export { breakable } from './board/breakable.ts';
export { Changing } from './board/changing.tsx';
export { HandDock } from './board/hand-dock.tsx';
export { MapPlace } from './board/map-place.tsx';
export { Offer } from './board/offer.tsx';
export { LONG_PRESS, Place, type Touching } from './board/place.tsx';
export { NO_PLACES, Places, useMarked, useMarks, usePlaces } from './board/places.ts';
export { isInLine, isPlaceless, QuestionBar } from './board/question-bar.tsx';
export { type SheetItem, Sheets } from './board/sheets.tsx';
export { TableSky } from './board/table-sky.tsx';
export { CardFrame } from './card-frame.tsx';
export { default as Curtain } from './curtain.tsx';
export { type Die, DieFigure } from './die.tsx';
export * from './face.ts';
export { fetched } from './fetched.tsx';
export { hint } from './hint.ts';
export { addIcons, type IconDrawing, iconNames } from './icon-drawings.ts';
export { Icon, IconMark } from './icons.tsx';
export { useKept } from './kept.ts';
export { Speaking, useT } from './language.tsx';
export { LinePlot } from './line-plot.tsx';
export { PanZoom } from './pan-zoom.tsx';
export { Picture, PictureMark } from './picture.tsx';
export { placedPath } from './placed-path.ts';
export { calm } from './same.ts';
export {
  EMBLEMS,
  Emblem,
  EmblemMark,
  emblemName,
  SeatPatterns,
  seatColour,
  seatPattern,
  seatStyle,
} from './seats.tsx';
export { Backdrop } from './sky/backdrop.tsx';
export { type Chance, chanceOf } from './sky/chance.ts';
export { Nebula } from './sky/nebula.tsx';
export { Planet, PlanetPicture } from './sky/planet.tsx';
export { Star } from './sky/star.tsx';
export { type Room, useRoom } from './use-room.ts';
export { useSteady } from './use-steady.ts';
export { Button, classes, IconButton, Tooltip } from './widgets/button.tsx';
export { FloatingMenu, Menu, type MenuEntry } from './widgets/menu.tsx';
export { Overlay } from './widgets/overlay.tsx';
export { type Item, Segments } from './widgets/segments.tsx';
export { Select } from './widgets/select.tsx';
export { Slider } from './widgets/slider.tsx';
export { Switch } from './widgets/switch.tsx';
export { type TabItem, Tabs } from './widgets/tabs.tsx';
export { TextField } from './widgets/text-field.tsx';
