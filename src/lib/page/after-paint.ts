/** Runs a task after the browser has painted what React has just rendered. A timer set in an animation frame fires after that frame is painted. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
