import { storedSessionInfo } from '../storage/stored-session.ts';

export const SIMULATION_FLOW = 'newer'; // only this flow's response has `stopSimulation`

/** A write was refused before it was sent. */
export const SIMULATION_REFUSED = 'simulation-refused';

export const sayRefused = (): void => void window.dispatchEvent(new Event(SIMULATION_REFUSED));

/** This window shows the portal as a member sees it. Apart from `open-simulation.ts`, which only staff's pages load. */
export const isSimulation = (): boolean => storedSessionInfo().simulation;
